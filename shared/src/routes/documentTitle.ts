const end = ' · Back Office';

/** The title of the document while a screen is shown: "Items · Back Office". */
export function documentTitle(screen: string): string {
  return screen + end;
}

/** The screen's part of a title of the document; `undefined` for a title without a screen. */
export function screenOfTitle(title: string): string | undefined {
  return title.endsWith(end) ? title.slice(0, -end.length) : undefined;
}
