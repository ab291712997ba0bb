/** Code points of a title and of a preview; a longer text is cut there and gets `...`. */
export const titleLength = 50;
export const previewLength = 60;

/** Bytes. A file of exactly this size is accepted. */
export const maxFileSize = 50 * 1024 * 1024;

export const fileExtensions = [
  'txt',
  'pdf',
  'doc',
  'docx',
  'md',
  'json',
  'csv',
  'js',
  'ts',
  'py',
  'html',
  'css',
  'jpg',
  'jpeg',
  'png',
  'gif',
  'svg',
] as const;
export type FileExtension = (typeof fileExtensions)[number];
