# SPDX-License-Identifier: Apache-2.0
"""Switches the device's style, looks at the stages of frames, and sets parameters in the past."""

from driving import SCRATCH, check, open_scene, settle, state, wait_for, wait_for_frame


def shown(page):
    """What the device shows, as markup."""
    return page.evaluate("() => document.getElementById('app').innerHTML")


def dark(page):
    """Is the button of the dark device pressed?"""
    return page.get_attribute("#dark", "aria-pressed") == "true"


def go_to(page, frame):
    page.evaluate(f"preview.source.seek({frame})")
    wait_for_frame(page, f"frame => frame === {frame}")
    settle(page)


def styles(page):
    open_scene(page, "U1&paused&t=0.5", "frame => frame === 30")
    settle(page)
    light, before = shown(page), state(page)
    page.keyboard.press("d")
    wait_for(page, "document.getElementById('dark').getAttribute('aria-pressed') === 'true'")
    settle(page)
    check("D makes the device dark: views have other colors, and the motion is the same",
          shown(page) != light and state(page) == before, before[1])
    page.screenshot(path=f"{SCRATCH}/dark-device.png")
    page.evaluate("preview.source.advance(10)")
    wait_for_frame(page, "frame => frame === 40")
    go_to(page, 20)
    check("The change is an action: before it, the device is light", not dark(page))
    go_to(page, 35)
    check("and after it dark again", dark(page))
    page.keyboard.press("d")
    wait_for(page, "document.getElementById('dark').getAttribute('aria-pressed') === 'false'")
    open_scene(page, "U1&paused&t=0.25&style=dark", "frame => frame === 15")
    settle(page)
    check("An address may ask for a dark device", dark(page))
    page.evaluate("preview.source.setStyle('light')")
    settle(page)


def stages(page):
    open_scene(page, "R4", "frame => frame > 40")
    page.keyboard.press("p")
    settle(page)
    areas = page.evaluate("() => [...document.querySelectorAll('#graph .stage')].map((path) => path.getAttribute('d').length)")
    values = page.locator("#stages dd").all_text_contents()
    check("The time of frames is shown by stage, from the engine to the page",
          len(areas) == 8 and min(areas) > 100 and all(float(value) >= 0 for value in values)
          and float(values[2]) > 0, " ".join(values))
    page.set_viewport_size({"width": 390, "height": 844})
    page.screenshot(path=f"{SCRATCH}/stages-narrow.png")
    page.set_viewport_size({"width": 1280, "height": 800})
    page.screenshot(path=f"{SCRATCH}/stages.png")


def set_gravity(page, value):
    page.evaluate("""value => { const slider = document.querySelector('#parameters input');
      slider.value = value; slider.dispatchEvent(new Event('input')); }""", value)
    wait_for(page, "preview.source.parameterRequest === undefined && preview.player.isPlaying")
    page.keyboard.press("p")
    settle(page)


def branching(page):
    """A parameter that is set at a moment of the past."""
    open_scene(page, "R2a&paused&t=1", "frame => frame === 60")
    settle(page)
    grabs = page.get_attribute("#grabbing", "aria-pressed")
    page.keyboard.press("g")
    settle(page)
    go_to(page, 30)
    set_gravity(page, 2)
    check("A parameter that is set in the past shows the same moment of the other run",
          page.evaluate("preview.source.frame") >= 30
          and len(page.get_attribute("#ghost", "d") or "") > 10)
    page.keyboard.press("g")
    settle(page)
    check("and G is as it was", page.get_attribute("#grabbing", "aria-pressed") == grabs)
