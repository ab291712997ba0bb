export type SafeLink =
  { readonly kind: 'inside'; readonly path: string } | { readonly kind: 'outside'; readonly address: string };

/**
 * Where a link of a reply may lead: a path of the product, or a page of the web. `undefined` for anything else, such as
 * `javascript:`, `data:` and `//host`; its text is then shown without a link.
 */
export function safeLink(href: string): SafeLink | undefined {
  // Browsers ignore tabs and line breaks in addresses and read a backslash as a slash.
  if (/[\u0000-\u001f\u007f\\]/.test(href)) return undefined;
  if (/^\/(?!\/)/.test(href)) return { kind: 'inside', path: href };
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined;
  return { kind: 'outside', address: new URL(href).href };
}
