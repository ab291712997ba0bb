/** Bytes. A file of exactly this size is accepted. */
export const maxFileSize = 50 * 1024 * 1024;

const fileExtensions = [
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

export type FileRefusal = { readonly reason: 'type' | 'size'; readonly name: string };

/** Why a file cannot be attached, if it cannot. Its type is decided by its extension, in any case. */
export function refusalOf({ name, size }: { readonly name: string; readonly size: number }): FileRefusal | undefined {
  if (!isAccepted(name)) return { reason: 'type', name };
  return size > maxFileSize ? { reason: 'size', name } : undefined;
}

/** For a file that was attached and cannot be analyzed. */
export const fileFailed = 'File processing failed';

export function refusalText({ reason, name }: FileRefusal, isInWidget: boolean): string {
  if (reason === 'type') return `File type not supported: ${name}`;
  return isInWidget ? `File "${name}" is too large. Maximum size is 50MB.` : 'File size exceeds 50MB limit';
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

function isAccepted(name: string) {
  const extension = extensionOf(name);
  return fileExtensions.some((accepted) => accepted === extension);
}

/** The `accept` attribute of the file input. */
export const acceptedFiles = fileExtensions.map((extension) => `.${extension}`).join(',');
