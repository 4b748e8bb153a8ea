/** Share of the width that is requested on screens with a density above 2.5, of which few details are visible. */
const DENSE_SHARE = 0.65;

/**
 * Returns the last entries of a `sizes` attribute: the width of a picture on phones. Screens with a
 * density of 3 get the variant for a density of 2, which is half the bytes.
 * @param width CSS length or calculation, such as `50vw - 22px`
 */
export function phoneWidth(width: string): string {
  return `(min-resolution: 2.5dppx) calc((${width}) * ${DENSE_SHARE}), calc(${width})`;
}
