/** Made when a number is first shown: the first formatter of a page takes 20 ms, which delays what it shows first. */
let formatter: Intl.NumberFormat | undefined;

/**
 * A number as people read it.
 *
 * @example numberText(50000) // '50,000'
 */
export function numberText(value: number): string {
  formatter ??= new Intl.NumberFormat('en-US');
  return formatter.format(value);
}
