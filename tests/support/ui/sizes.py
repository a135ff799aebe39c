"""Windows in which the page is looked at."""

from playwright.sync_api import ViewportSize

DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
PHONE_WITH_BARS: ViewportSize = {"width": 390, "height": 664}  # the browser's own bars are there
SMALL_PHONE: ViewportSize = {"width": 360, "height": 640}
SMALLEST_PHONE: ViewportSize = {"width": 375, "height": 553}  # the least height that a browser leaves


THUMB = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
