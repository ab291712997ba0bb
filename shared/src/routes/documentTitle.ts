const suffix = ' · Back Office';

/** The title of the document while a screen is shown: "Items · Back Office". */
export function documentTitle(screen: string): string {
  return screen + suffix;
}

/** The screen in a title of the document; `undefined` for a title that names no screen. */
export function screenOfTitle(title: string): string | undefined {
  return title.endsWith(suffix) ? title.slice(0, -suffix.length) : undefined;
}
