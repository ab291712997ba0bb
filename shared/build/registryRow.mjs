/** A row of the registry with the addresses of its files; in the build's own row they are relative to `dist`. */
export function withAddresses(row, addressOf) {
  return {
    ...row,
    entry: addressOf(row.entry),
    preload: row.preload.map((file) => ({ ...file, href: addressOf(file.href) })),
  };
}
