import { useState } from 'react';
import { pluralize } from '@back-office/shared/format';
import { useToast } from '@back-office/shared/ui';
import type { ModuleOutline } from '../domain/course';
import { completedOf, percentCompleted } from '../domain/progress';
import { useEducation } from './education';

/** What is completed of a course, and how to complete more of it. */
export function useCompletion(module: Pick<ModuleOutline, 'id' | 'sections'>) {
  const { progress, setCompleted } = useEducation();
  const toast = useToast();
  const [announcement, setAnnouncement] = useState('');
  const { id, sections } = module;
  const completed = completedOf(progress, id);

  /** Resolves to the number of sections left, or to `undefined` if the change could not be stored; the merchant was told. */
  async function mark(sectionId: string, isCompleted: boolean): Promise<number | undefined> {
    const result = await setCompleted(id, sectionId, isCompleted);
    if (!result.ok) {
      toast.show({ message: result.message, tone: 'failed' });
      return undefined;
    }
    const isDone = (each: string) => (each === sectionId ? isCompleted : completed.includes(each));
    const left = sections.filter((section) => !isDone(section.id)).length;
    setAnnouncement(`${sections.length - left} of ${pluralize(sections.length, 'section')} completed`);
    return left;
  }

  return {
    completed,
    /** In percent. */
    percent: percentCompleted(module, progress),
    /** For screen readers. */
    announcement,
    mark,
  };
}
