import type { FieldId } from './fields';
import { ledgerSource } from './ledgerSource';
import { hasField } from './reportSource';

/** Whether the shop's sales data has the field. One that it lacks is shown as such and never filled with other figures. */
export function isRecorded(id: FieldId): boolean {
  return hasField(ledgerSource, id);
}

/** In cells, pickers and widgets of fields that are not recorded. */
export const notRecorded = 'Not recorded';
