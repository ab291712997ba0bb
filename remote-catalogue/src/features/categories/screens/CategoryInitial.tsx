import styled from 'styled-components';
import { centered, color, square, textStyle } from '@back-office/shared/theme';

/** The first letter of a category's name. Decorative. */
export function CategoryInitial({ name }: { readonly name: string }) {
  const [first] = characters.segment(name.trim());
  return <Square aria-hidden>{first?.segment.toUpperCase()}</Square>;
}

/** An accent or a flag is part of one character, although it is several code points. */
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const Square = styled.span`
  ${centered}
  ${textStyle({ size: 'sm', tone: 'secondary', weight: 'strong', fixed: true, round: 'md', ground: 'sunken' })}
  ${square('32px')}

  [data-selected] & {
    background-color: ${color.bgRaised};
  }
`;
