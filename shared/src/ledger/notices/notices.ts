/** What a screen with figures says about them: notices above them, and what replaces them when there are none. */
export { FiguresFailed, PartialAnswer, UpdateFailed } from './AnswerStates';
export { ShownFigure } from './ShownFigure';
export { LedgerNotices, useSampleRevision } from './LedgerNotices';
export { NoSales, SampleLink, useHasNoSales, WithSales } from './NoSales';
export { PeriodNote, type PeriodNoteProps } from './PeriodNote';
export { NoticeStack, SlowServer } from './SlowServer';
