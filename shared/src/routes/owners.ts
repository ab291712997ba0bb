export type AreaName = 'catalogue' | 'assistant' | 'reports' | 'learning';

export const areaNames = ['catalogue', 'assistant', 'reports', 'learning'] as const satisfies readonly AreaName[];

export type Owner = AreaName | 'host';

/**
 * Who owns which prefix. A prefix owns itself and everything below it; `/` owns itself alone. No prefix may lie
 * below another owner's.
 */
export const owners: Readonly<Record<Owner, readonly string[]>> = {
  host: ['/health'],
  catalogue: ['/', '/items', '/components'],
  assistant: ['/chatbot'],
  reports: [
    '/reports',
    '/transactions',
    '/financial-suite',
    '/deferred-sales',
    '/migration-status',
    '/fs-prototype',
    '/dashboard/sales',
  ],
  learning: ['/education'],
};

/** True when `path` is `prefix` or lies below it at a path boundary; `/` matches itself alone (decision D4). */
export function isUnder(path: string, prefix: string): boolean {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return clean === prefix || (prefix !== '/' && clean.startsWith(`${prefix}/`));
}

/** The owner of a path by a table such as `owners`, or undefined for a path nobody owns. */
export function ownerOf<Name extends string>(
  path: string,
  table: Readonly<Record<Name, readonly string[]>>,
): Name | undefined {
  const entries = Object.entries(table) as [Name, readonly string[]][];
  return entries.find(([, prefixes]) => prefixes.some((prefix) => isUnder(path, prefix)))?.[0];
}
