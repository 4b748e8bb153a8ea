const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[\d¹²³])(?:\.|$)/i;

/** Windows reserves names with any extension: files such as `aux.json` cannot exist there. Never throws. */
export function isReservedFileName(name: string): boolean {
  return DEVICE.test(name);
}
