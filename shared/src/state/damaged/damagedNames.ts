export interface DamagedName {
  /** As in “The stored item list is damaged”. */
  readonly name: string;
  readonly isPlural?: boolean;
}

/** What merchants call stored values, by key. */
export type DamagedNames = Readonly<Record<string, DamagedName>>;

/** The values of `shared`, which belong to no screen. */
export const sharedNames: DamagedNames = {
  'back-office:history:reset': { name: 'copy of the last reset' },
  'back-office:dismissals': { name: 'dismissed notices', isPlural: true },
  'back-office:preferences': { name: 'preferences', isPlural: true },
};

export function damagedName(key: string, names: DamagedNames): DamagedName {
  return Object.hasOwn(names, key) && names[key] ? names[key] : { name: `value “${key}”` };
}
