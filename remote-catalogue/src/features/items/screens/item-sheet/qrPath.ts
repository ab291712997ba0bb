import { encode } from 'uqr';

/** The text as a QR code: one SVG path over a square of `size` modules, its quiet zone left to the frame around it. */
export function qrPath(content: string): { readonly path: string; readonly size: number } {
  const { data, size } = encode(content, { ecc: 'M', border: 0 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { path, size };
}
