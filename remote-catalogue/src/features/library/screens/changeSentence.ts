import { countOf } from '@back-office/shared/format';
import type { LibraryChange } from '../domain/library';

const words = { ahead: ['to add', 'to remove'], done: ['added', 'removed'] } as const;

/** `3 items to add, 1 item to remove`, and the same once it is done; empty where nothing changes. */
export function changeSentence({ add, remove }: LibraryChange, when: keyof typeof words): string {
  const [added, removed] = words[when];
  return [
    ...(add.length > 0 ? [`${countOf(add.length, 'item')} ${added}`] : []),
    ...(remove.length > 0 ? [`${countOf(remove.length, 'item')} ${removed}`] : []),
  ].join(', ');
}
