import { nextWidgetState, type WidgetEvent, type WidgetState } from './widgetState';

test.each<[WidgetState, WidgetEvent, WidgetState]>([
  ['closed', 'open', 'open'],
  ['closed', 'minimize', 'closed'],
  ['closed', 'close', 'closed'],
  ['open', 'minimize', 'minimized'],
  ['open', 'close', 'closed'],
  ['open', 'open', 'open'],
  ['minimized', 'maximize', 'open'],
  ['minimized', 'open', 'open'],
  ['minimized', 'close', 'closed'],
])('from %s, %s leads to %s', (state, event, expected) => expect(nextWidgetState(state, event)).toBe(expected));
