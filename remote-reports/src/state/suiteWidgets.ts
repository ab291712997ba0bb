import { array, string } from 'valibot';
import { salvageTexts, type StoredValueDefinition } from '@back-office/shared/state';
import { storedKeys } from '../domain/storedKeys';

/** The ids of the widgets that the merchant added to the Financial Suite, in the order they were added. */
export const suiteWidgets: StoredValueDefinition<readonly string[]> = {
  key: storedKeys.suiteWidgets,
  schema: array(string()),
  fallback: [],
  salvage: salvageTexts,
};
