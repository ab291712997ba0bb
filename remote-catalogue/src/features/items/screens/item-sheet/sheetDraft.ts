import type { ItemForm } from '../../domain/itemForm';

/** Everything typed into a sheet, to open it again as it was. The picture is a preview and never stored. */
export interface SheetDraft {
  readonly form: ItemForm;
  readonly image: File | null;
}
