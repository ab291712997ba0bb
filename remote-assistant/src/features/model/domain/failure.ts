/** Why a model gave no reply. */
export type FailureKind =
  | 'unreachable'
  | 'slow'
  | 'dropped'
  | 'key'
  | 'busy'
  | 'refused'
  | 'malformed'
  | 'loop'
  | 'long'
  | 'numbers'
  | 'empty';

/** What the merchant reads; the reply of the product itself follows. */
const texts: Readonly<Record<FailureKind, string>> = {
  unreachable: 'The model could not be reached.',
  slow: 'The model did not answer in time.',
  dropped: 'The connection to the model ended before its reply did.',
  key: 'The model did not accept the key.',
  busy: 'The model has too many requests at the moment.',
  refused: 'The model refused the request.',
  malformed: 'The model sent something that could not be read.',
  loop: 'The model asked for figures again and again and gave no reply.',
  long: 'The model’s reply was too long.',
  numbers: 'The model’s reply had numbers that are not from your records, so it is not shown.',
  empty: 'The model’s reply was empty.',
};

export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  readonly kind: FailureKind;

  constructor(kind: FailureKind, options?: ErrorOptions) {
    super(texts[kind], options);
    this.kind = kind;
  }
}
