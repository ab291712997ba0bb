/** In milliseconds: a reset, a deletion or a restore concerns everything, so there is more time to undo it than an edit. */
export const undoTime = 20_000;

export const canUndo = `You can undo this for ${undoTime / 1_000} seconds.`;
