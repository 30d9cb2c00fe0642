"""Puts the compiled engine of build/compiled into the wheel; `make wheel` turns this hook of hatchling on."""

from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

from bedesten.core import engine


class CompiledEngine(BuildHookInterface[Any]):
    """Makes the wheel one of this Python and this kind of machine, if there is a compiled engine to carry."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        why = engine.why_not(engine.BUILD, engine.PACKAGE)
        if why:
            self.app.display_warning(f"The engine of this wheel runs interpreted and much slower: {why}.")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in engine.extensions(engine.BUILD).values():
            build_data["force_include"][str(file)] = str(file.relative_to(engine.BUILD))
