import { loadOnce } from '@back-office/shared/loading';
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

/** A catalog of courses that are part of the program. Each is loaded once; one that failed, at the next attempt. */
export function createCourseCatalog(entries: readonly CourseEntry[]): CourseCatalog {
  const modules = new Map(
    entries.map(({ outline, load }) => [outline.id, loadOnce(async () => moduleOf(outline, (await load()).content))]),
  );
  return {
    outlines: entries.map(({ outline }) => outline),
    load: async (moduleId) => modules.get(moduleId)?.load(),
  };
}
