import { Text } from '@back-office/shared/ui';
import { splitAtRanges } from '../domain/markdown';

/** A text whose ranges of days stay on one line. A no-break space would not do: lines may end after its dash. */
export function UnbrokenRanges({ text }: { readonly text: string }) {
  const pieces = splitAtRanges(text);
  return pieces.length === 1
    ? text
    : pieces.map((piece, index) =>
        index % 2 === 1 ? (
          <Text nowrap key={index}>
            {piece}
          </Text>
        ) : (
          piece
        ),
      );
}
