import type { AreaName } from '@back-office/shared/routes';

const titles: Readonly<Record<AreaName, string>> = {
  catalogue: 'Dashboard and items',
  assistant: 'Assistant',
  reports: 'Reports',
  learning: 'Education',
};

/** An area's name for merchants; one the product was not built with goes by its own name. */
export function areaTitle(name: string): string {
  const known: Readonly<Record<string, string>> = titles;
  return known[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
}
