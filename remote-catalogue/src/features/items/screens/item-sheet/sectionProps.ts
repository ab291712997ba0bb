import type { ItemFormState } from './useItemForm';

/** What every section of the sheet is given. */
export interface SectionProps {
  readonly id: string;
  readonly state: ItemFormState;
}
