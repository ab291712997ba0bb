/** What generates the sample shop and works out its figures: all that pages load for it first, and only where figures are asked of it. */
export { figuresFirst } from '../port/figuresFirst';
export { lateAnswers } from '../port/lateAnswers';
export { ledgerSession } from '../session/session';
