import type { RangePicker } from './RangePicker';

export type Picker = typeof RangePicker;

/** The picker with the calendar, in a chunk of its own. */
export async function importPicker(): Promise<Picker> {
  const chunk = await import(/* webpackChunkName: "date-picker" */ './RangePicker');
  return chunk.RangePicker;
}
