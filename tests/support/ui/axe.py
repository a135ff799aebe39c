"""What axe finds on a page."""

from pathlib import Path
from typing import Any

from tests.support.ui.visitor import Visitor

AXE = Path(__file__).parents[3] / "ui/node_modules/axe-core/axe.min.js"


GRAVE = ("serious", "critical")


# What lies behind a dialog is not there for anybody: it is looked at where it stands alone.
LOOK = """async () => {
    const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
    unseen.disabled = true;
    const { violations } = await axe.run(dialog ?? document, {
        resultTypes: ["violations"],
        rules: { region: { enabled: false } },  // what it finds is never grave
    });
    unseen.disabled = false;
    return violations;
}"""


def find_faults(visitor: Visitor) -> list[str]:
    """What axe calls serious or critical, each with the places where it is so."""
    if not visitor.page.evaluate("'axe' in window"):
        visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = visitor.page.evaluate(LOOK)
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]
