/**
 * A part of a section's running text. Texts may contain `{figure}` for a number, formatted, and `**word**` for emphasis,
 * nothing else.
 */
export type Block =
  | { readonly type: 'paragraph'; readonly text: string }
  /** A heading inside the section. */
  | { readonly type: 'heading'; readonly text: string }
  | { readonly type: 'list'; readonly items: readonly string[]; readonly isNumbered?: boolean }
  /** What to remember, in a frame. */
  | { readonly type: 'keyPoints'; readonly items: readonly string[] }
  /** A definition that stands alone, such as `Gross Sales = Price + Service Charges`. */
  | { readonly type: 'formula'; readonly text: string }
  /** A common mistake or a surprise, in a frame. */
  | { readonly type: 'note'; readonly text: string }
  /** Id of a visualization of the course. */
  | { readonly type: 'picture'; readonly picture: string };
