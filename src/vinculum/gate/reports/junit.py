"""JUnit XML that is valid by the schema of Jenkins' xUnit plugin."""

from junitparser import Error, Failure, JUnitXml, Skipped, TestCase, TestSuite

from vinculum._util.text import escape_unprintable
from vinculum.gate.reports.report import Report, waiver_reasons
from vinculum.gate.results.counterexample_text import lines
from vinculum.gate.results.results import Row, Status
from vinculum.gate.waivers.settlement import Fault


def junit(run: Report) -> str:
    """A suite for each target, profile and requirement, with these as properties; a case for each type.

    The schema allows properties of suites only, so the counts of a test case are in its output. Refuted rows are failures
    and undecided rows errors; waived, unsupported and unspecified rows are skipped, with the reason. Waivers that fail the
    run are failures in a suite of their own.
    """
    xml, suites = JUnitXml("vinculum check"), dict[tuple[str, ...], TestSuite]()
    for row in run.rows:
        key = (row.target, row.profile, row.requirement)
        if key not in suites:
            suites[key] = _suite(row, run)
            xml.add_testsuite(suites[key])
        suites[key].add_testcase(_case(row))
    for suite in suites.values():
        suite.update_statistics()
    if run.account is not None and run.account.faults:
        suite = TestSuite("waivers")
        for fault in run.account.faults:
            suite.add_testcase(_fault(fault))
        xml.add_testsuite(suite)
    return bytes(xml.tostring()).decode("utf-8") + "\n"


def _suite(row: Row, run: Report) -> TestSuite:
    suite = TestSuite(escape_unprintable(f"{row.target} {row.profile} {row.requirement}"))
    selection = run.selection
    about = {"requirement": row.requirement, "level": selection.level, "target": row.target, "version": row.version}
    about |= {"profile": row.profile, "seed": str(selection.seed)}
    for name, value in about.items():
        suite.add_property(name, escape_unprintable(value))
    return suite


def _case(row: Row) -> TestCase:
    case = _test_case(row.requirement, f"{row.target}.{row.profile}.{row.dtype}")
    case.system_out = f"cases judged: {row.cases}, failures: {row.failures}, waived: {sum(row.waived.values())}"
    if row.verdict is Status.REFUTED:
        failure = Failure(f"{row.requirement} is refuted", "refuted")
        failure.text = "\n".join(lines(row)) or escape_unprintable(row.reason.text)
        case.result = [failure]
    elif row.verdict is Status.UNDECIDED:
        case.result = [Error(escape_unprintable(row.reason.text or "no case was judged"), "undecided")]
    elif row.verdict is Status.WAIVED:
        case.result = [Skipped(f"WAIVED: {waiver_reasons(row)}", "waived")]
    elif row.verdict is not Status.CONFORMS:
        observed = "; ".join(f"{observation.text} ({count})" for observation, count in row.observed.items())
        case.result = [Skipped(escape_unprintable(f"{row.verdict}: {observed or row.reason}"), str(row.verdict))]
    return case


def _fault(fault: Fault) -> TestCase:
    case = _test_case(fault.waiver.requirement, f"waivers.line {fault.waiver.line}")
    failure = Failure(escape_unprintable(str(fault)), "waiver")
    failure.text = escape_unprintable(str(fault))
    case.result = [failure]
    return case


def _test_case(name: str, classname: str) -> TestCase:
    """A test case with duration 0: a duration would make two runs differ."""
    return TestCase(name, escape_unprintable(classname), 0)
