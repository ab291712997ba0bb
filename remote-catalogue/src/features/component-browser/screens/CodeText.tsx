import { Fragment } from 'react';
import styled from 'styled-components';
import { boxStyle, font } from '@back-office/shared/theme';

/** Text of a comment. Text between backticks is formatted as code. */
export function CodeText({ children }: { readonly children: string }) {
  return children
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? <Code key={index}>{part}</Code> : <Fragment key={index}>{part}</Fragment>,
    );
}

const Code = styled.code`
  ${boxStyle({ pad: ['1px', '4px'], round: 'xs', ground: 'sunken' })}
  font: ${font.mono};
  font-size: 0.92em;
`;
