const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?:\.|$)/i;

/**
 * Returns whether Windows reserves a name for a device, with any extension. Files such as
 * `aux.json` cannot exist there. Never throws.
 */
export function isDeviceName(name: string): boolean {
  return DEVICE.test(name);
}
