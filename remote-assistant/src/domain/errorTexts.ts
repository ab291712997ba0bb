/** The texts of the error catalog, word for word. */
export const errorTexts = {
  fileTooLarge: 'File size exceeds 50MB limit',
  fileTooLargeInWidget: (name: string) => `File "${name}" is too large. Maximum size is 50MB.`,
  fileFailed: 'File processing failed',
  replyFailed: 'Failed to generate response',
  regenerateFailed: 'Failed to regenerate response',
  recommendationFailed: 'Sorry, I encountered an error. Please try again.',
  fileNotSupported: (name: string) => `File type not supported: ${name}`,
} as const;
