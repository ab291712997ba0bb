import { moduleOf, type Module, type ModuleContent, type ModuleOutline } from '../domain/course';

/** A course of the catalog: its outline at once, its content when it is opened. */
export interface CourseEntry {
  readonly outline: ModuleOutline;
  readonly load: () => Promise<{ readonly content: ModuleContent }>;
}

/** Where courses come from. Screens know no other source. */
export interface CourseCatalog {
  /** In the order of the list. */
  readonly outlines: readonly ModuleOutline[];
  /** The whole course; `undefined` if there is none with this id. Rejects if it cannot be loaded; it may be asked again. */
  load(moduleId: string): Promise<Module | undefined>;
}

/** A catalog of courses that are part of the program. Each is loaded once. */
export function createCourseCatalog(entries: readonly CourseEntry[]): CourseCatalog {
  const loaded = new Map<string, Promise<Module>>();
  return {
    outlines: entries.map(({ outline }) => outline),
    async load(moduleId) {
      const entry = entries.find(({ outline }) => outline.id === moduleId);
      if (!entry) return undefined;
      const known = loaded.get(moduleId);
      if (known) return known;
      const asked = entry.load().then(({ content }) => moduleOf(entry.outline, content));
      loaded.set(moduleId, asked);
      // A failed course is fetched again at the next attempt.
      asked.catch(() => loaded.delete(moduleId));
      return asked;
    },
  };
}
