"""Networks of the package transformers, small and with random weights, that torch exports to ONNX.

What an exporter writes depends on the architecture, not on the weights. Needs torch, onnxscript and transformers.
"""

import warnings
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import torch

hf: Any = import_module("transformers")
SIZES = {"hidden_size": 32, "num_hidden_layers": 2, "num_attention_heads": 4, "intermediate_size": 64}
WORDS = {"vocab_size": 100}
DECODER = {**SIZES, **WORDS, "num_key_value_heads": 2, "use_cache": False}
PATCHES = {"image_size": 64, "patch_size": 16}
STAGES = {"hidden_sizes": [8, 16, 32, 64], "depths": [1, 1, 1, 1]}
OPEN = {
    "input_ids": {0: "batch", 1: "sequence"}, "attention_mask": {0: "batch", 1: "sequence"},
    "pixel_values": {0: "batch", 2: "height", 3: "width"}, "input_values": {0: "batch", 1: "samples"},
}  # fmt: skip
Network = tuple[Callable[[], Any], str]  # makes it; what it is fed

TEXT: dict[str, Callable[[], Any]] = {
    "albert": lambda: hf.AlbertModel(hf.AlbertConfig(embedding_size=16, **SIZES, **WORDS)),
    "bart encoder": lambda: hf.BartModel(hf.BartConfig(
        d_model=32, encoder_layers=2, decoder_layers=2, encoder_attention_heads=4, decoder_attention_heads=4, encoder_ffn_dim=64,
        decoder_ffn_dim=64, **WORDS,
    )).encoder,
    "bert": lambda: hf.BertModel(hf.BertConfig(**SIZES, **WORDS)),
    "bloom": lambda: hf.BloomModel(hf.BloomConfig(hidden_size=32, n_layer=2, n_head=4, use_cache=False, **WORDS)),
    "deberta": lambda: hf.DebertaV2Model(
        hf.DebertaV2Config(relative_attention=True, pos_att_type=["c2p", "p2c"], **SIZES, **WORDS)
    ),
    "distilbert": lambda: hf.DistilBertModel(hf.DistilBertConfig(dim=32, n_layers=2, n_heads=4, hidden_dim=64, **WORDS)),
    "electra": lambda: hf.ElectraForTokenClassification(hf.ElectraConfig(embedding_size=16, **SIZES, **WORDS)),
    "gemma": lambda: hf.GemmaForCausalLM(hf.GemmaConfig(head_dim=8, **DECODER)),
    "gpt2": lambda: hf.GPT2LMHeadModel(hf.GPT2Config(n_embd=32, n_layer=2, n_head=4, use_cache=False, **WORDS)),
    "llama": lambda: hf.LlamaForCausalLM(hf.LlamaConfig(**DECODER)),
    "mamba": lambda: hf.MambaModel(hf.MambaConfig(hidden_size=32, num_hidden_layers=2, state_size=4, use_cache=False, **WORDS)),
    "mobilebert": lambda: hf.MobileBertModel(
        hf.MobileBertConfig(embedding_size=16, intra_bottleneck_size=16, **SIZES, **WORDS)
    ),
    "mpnet": lambda: hf.MPNetModel(hf.MPNetConfig(**SIZES, **WORDS)),
    "opt": lambda: hf.OPTModel(hf.OPTConfig(
        hidden_size=32, num_hidden_layers=2, num_attention_heads=4, ffn_dim=64, word_embed_proj_dim=32, use_cache=False, **WORDS
    )),
    "phi": lambda: hf.PhiForCausalLM(hf.PhiConfig(use_cache=False, **SIZES, **WORDS)),
    "qwen2": lambda: hf.Qwen2ForCausalLM(hf.Qwen2Config(**DECODER)),
    "roberta": lambda: hf.RobertaForSequenceClassification(hf.RobertaConfig(**SIZES, **WORDS)),
    "t5 encoder": lambda: hf.T5EncoderModel(hf.T5Config(d_model=32, d_kv=8, d_ff=64, num_layers=2, num_heads=4, **WORDS)),
}  # fmt: skip
IMAGES: dict[str, Callable[[], Any]] = {
    "convnext": lambda: hf.ConvNextModel(hf.ConvNextConfig(**STAGES)),
    "deit": lambda: hf.DeiTModel(hf.DeiTConfig(**PATCHES, **SIZES)),
    "dinov2": lambda: hf.Dinov2Model(
        hf.Dinov2Config(hidden_size=32, num_hidden_layers=2, num_attention_heads=4, **PATCHES)
    ),
    "efficientnet": lambda: hf.EfficientNetModel(
        hf.EfficientNetConfig(width_coefficient=0.25, depth_coefficient=0.25, hidden_dim=320, image_size=64)
    ),
    "mobilenet v2": lambda: hf.MobileNetV2Model(hf.MobileNetV2Config(depth_multiplier=0.25)),
    "mobilevit": lambda: hf.MobileViTModel(
        hf.MobileViTConfig(image_size=64, hidden_sizes=[32, 48, 64], neck_hidden_sizes=[8, 16, 32, 48, 64, 80, 96])
    ),
    "poolformer": lambda: hf.PoolFormerModel(hf.PoolFormerConfig(**STAGES)),
    "resnet": lambda: hf.ResNetModel(
        hf.ResNetConfig(embedding_size=8, hidden_sizes=[16, 32, 64, 128], depths=[1, 1, 1, 1])
    ),
    "segformer": lambda: hf.SegformerForSemanticSegmentation(
        hf.SegformerConfig(num_attention_heads=[1, 2, 2, 4], decoder_hidden_size=32, **STAGES)
    ),
    "siglip": lambda: hf.SiglipVisionModel(hf.SiglipVisionConfig(**PATCHES, **SIZES)),
    "swin": lambda: hf.SwinModel(
        hf.SwinConfig(image_size=64, patch_size=4, embed_dim=16, depths=[2, 2], num_heads=[2, 4], window_size=4)
    ),
    "vit": lambda: hf.ViTForImageClassification(hf.ViTConfig(**PATCHES, **SIZES)),
    "yolos": lambda: hf.YolosForObjectDetection(hf.YolosConfig(**SIZES, image_size=[64, 64], patch_size=16)),
}  # fmt: skip
OTHERS: dict[str, tuple[Callable[[], Any], tuple[str, ...]]] = {
    "clip": (
        lambda: hf.CLIPModel(hf.CLIPConfig(text_config={**SIZES, **WORDS}, vision_config={**PATCHES, **SIZES}, projection_dim=16)),
        ("input_ids", "pixel_values"),
    ),
    "patchtst": (
        lambda: hf.PatchTSTModel(hf.PatchTSTConfig(
            num_input_channels=2, context_length=32, patch_length=8, d_model=16, num_attention_heads=2, ffn_dim=32,
            num_hidden_layers=2,
        )),
        ("past_values",),
    ),
    "wav2vec2": (
        lambda: hf.Wav2Vec2Model(
            hf.Wav2Vec2Config(conv_dim=[16] * 7, num_conv_pos_embeddings=16, num_conv_pos_embedding_groups=4, **SIZES)
        ),
        ("input_values",),
    ),
}  # fmt: skip
BY_EXPORT_PROGRAM = ("bert", "gpt2", "llama", "vit")  # also exported by torch.export: half a minute each


class FirstResult(torch.nn.Module):  # type: ignore[misc]
    """A network whose only result is the first tensor that it gives."""

    def __init__(self, network: Any, names: tuple[str, ...]) -> None:
        super().__init__()
        self.network, self.names = network, names

    def forward(self, *operands: Any) -> Any:
        """Return the first tensor."""
        results = self.network(**dict(zip(self.names, operands, strict=True)), return_dict=True)
        return next(each for each in results.values() if isinstance(each, torch.Tensor))


def networks() -> dict[str, tuple[Callable[[], Any], tuple[str, ...]]]:
    """Return each network with the names of its inputs."""
    text = {name: (make, ("input_ids", "attention_mask")[: 1 if name == "mamba" else 2]) for name, make in TEXT.items()}
    images = {name: (make, ("pixel_values",)) for name, make in IMAGES.items()}
    return dict(sorted((text | images | OTHERS).items()))


def _feeds() -> dict[str, Any]:
    return {
        "input_ids": torch.randint(0, 90, (2, 12)),
        "attention_mask": torch.ones(2, 12, dtype=torch.int64),
        "pixel_values": torch.randn(1, 3, 64, 64),
        "input_values": torch.randn(1, 4000),
        "past_values": torch.randn(2, 32, 2),
    }


def export(folder: Path) -> Iterator[tuple[str, Path]]:
    """Export each network, if that has not been done, and yield its name and its file."""
    warnings.filterwarnings("ignore")
    torch.manual_seed(0)
    torch.set_num_threads(1)
    feeds = _feeds()
    folder.mkdir(parents=True, exist_ok=True)
    for name, (make, names) in networks().items():
        for by_program in (False, True) if name in BY_EXPORT_PROGRAM else (False,):
            path = folder / f"{name.replace(' ', '_')}{'.program' if by_program else ''}.onnx"
            if not path.exists():
                _export(
                    FirstResult(make().eval(), names), {key: feeds[key] for key in names}, path, by_program=by_program
                )
            yield f"transformers: {name}{', torch.export' if by_program else ''}", path


def _export(network: torch.nn.Module, feeds: dict[str, Any], path: Path, *, by_program: bool) -> None:
    names, operands = list(feeds), tuple(feeds.values())
    if by_program:
        auto = torch.export.Dim.AUTO
        dims = tuple(dict.fromkeys((0, 1) if name in ("input_ids", "attention_mask") else (0,), auto) for name in names)
        torch.onnx.export(
            network,
            operands,
            path,
            dynamo=True,
            external_data=False,
            input_names=names,
            dynamic_shapes=(dims,),
            verbose=False,
        )
    else:
        axes = {name: OPEN.get(name, {0: "batch"}) for name in names}
        torch.onnx.export(network, operands, path, dynamo=False, opset_version=17, input_names=names, dynamic_axes=axes)
