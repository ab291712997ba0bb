import { pluralize } from '@back-office/shared/format';
import type { DamagedNames } from '@back-office/shared/state';
import type { ModuleOutline } from './course';

/** Where the progress is stored. See docs/product/storage.md. */
export const progressKey = 'back-office:education-progress';

/** What merchants call it when it is damaged. */
export const damagedNames: DamagedNames = { [progressKey]: { name: 'course progress' } };

/** The ids of completed sections by course. */
export type Progress = Readonly<Record<string, readonly string[]>>;

export function completedOf(progress: Progress, moduleId: string): readonly string[] {
  return Object.hasOwn(progress, moduleId) ? (progress[moduleId] ?? []) : [];
}

/** What is stored, of whatever form: `3 sections completed`. Empty if that is nothing. */
export function describeProgress(json: unknown): string {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return '';
  const count = Object.values(json).flat().length;
  return count === 0 ? '' : `${pluralize(count, 'section')} completed`;
}

/** The stored progress with what can be read of a damaged one; `undefined` if that is nothing. */
export function salvageProgress(json: unknown, stored: Progress): Progress | undefined {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const completed = Object.entries(json).flatMap(([moduleId, ids]) =>
    Array.isArray(ids) ? ids.filter((id) => typeof id === 'string').map((id: string) => [moduleId, id] as const) : [],
  );
  if (completed.length === 0) return undefined;
  return completed.reduce((progress, [moduleId, id]) => withCompleted(progress, moduleId, id), stored);
}

/** With one more completed section. The same object if it was completed before. */
export function withCompleted(progress: Progress, moduleId: string, sectionId: string): Progress {
  const before = completedOf(progress, moduleId);
  return before.includes(sectionId) ? progress : { ...progress, [moduleId]: [...before, sectionId] };
}

/** Takes a section back, and leaves no empty list behind. */
export function withoutCompleted(progress: Progress, moduleId: string, sectionId: string): Progress {
  const { [moduleId]: before = [], ...others } = progress;
  const after = before.filter((id) => id !== sectionId);
  return after.length === 0 ? others : { ...others, [moduleId]: after };
}

/**
 * How much of a course is completed, in whole percent: 100 only if every section is, at least 1 if any is. Stored ids of
 * sections that no longer exist do not count.
 */
export function percentCompleted({ id, sections }: Pick<ModuleOutline, 'id' | 'sections'>, progress: Progress): number {
  const completed = completedOf(progress, id);
  const count = sections.filter((section) => completed.includes(section.id)).length;
  if (count === 0) return 0;
  return Math.max(1, Math.floor((count / sections.length) * 100));
}

export function actionLabel(percent: number): 'Start Module' | 'Continue' | 'Review' {
  if (percent === 0) return 'Start Module';
  return percent < 100 ? 'Continue' : 'Review';
}

/** The first section that is not completed yet; `undefined` if none or all are. */
export function sectionToContinue(
  { id, sections }: Pick<ModuleOutline, 'id' | 'sections'>,
  progress: Progress,
): ModuleOutline['sections'][number] | undefined {
  const completed = completedOf(progress, id);
  if (!sections.some((section) => completed.includes(section.id))) return undefined;
  return sections.find((section) => !completed.includes(section.id));
}
