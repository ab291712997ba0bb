import { pluralize, formatCount } from '@back-office/shared/format';

/** Why an edit failed, what it means, and what to do. */
export const refusalMessages = {
  blocked: 'This browser could not save the change. Your list is unchanged.',
  full: "This browser's storage is full. Your list is unchanged. Delete items you no longer need to make room.",
} as const;

/** Why an import failed: `fitting` of its `count` items would fit. */
export function noRoomMessage(count: number, fitting: number): string {
  return `There is no room in this browser's storage for ${pluralize(count, 'item')}: ${formatCount(fitting)} would fit. Your list is unchanged.`;
}
