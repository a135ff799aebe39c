"""Small nets in ONNX files, written by hand."""

from pathlib import Path

import numpy as np
from onnx import TensorProto, helper, numpy_helper, save


def write_net(path: Path, observation: int, actions: int, seed: int = 1, value: str = "value") -> Path:
    """A layer of random weights for the policy, and one for the value."""
    rng = np.random.default_rng(seed)
    weights = {
        "of_policy": rng.normal(size=(observation, actions)) / 100,
        "of_value": rng.normal(size=(observation, 1)) / 1000,
    }
    nodes = [
        helper.make_node("Cast", ["observation"], ["seen"], to=TensorProto.FLOAT),
        helper.make_node("MatMul", ["seen", "of_policy"], ["policy"]),
        helper.make_node("MatMul", ["seen", "of_value"], ["raw"]),
        helper.make_node("Tanh", ["raw"], [value]),
    ]
    graph = helper.make_graph(
        nodes,
        "net",
        [helper.make_tensor_value_info("observation", TensorProto.UINT8, ["n", observation])],
        [
            helper.make_tensor_value_info("policy", TensorProto.FLOAT, ["n", actions]),
            helper.make_tensor_value_info(value, TensorProto.FLOAT, ["n", 1]),
        ],
        [numpy_helper.from_array(array.astype(np.float32), name) for name, array in weights.items()],
    )
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    save(model, path)
    return path
