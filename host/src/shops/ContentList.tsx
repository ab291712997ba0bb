import styled from 'styled-components';
import { gridStyle, textStyle } from '@back-office/shared/theme';
import type { ShopContent } from './shopContents';

/** What is about to be removed, one line each. */
export function ContentList({ contents }: { readonly contents: readonly ShopContent[] }) {
  return (
    <List>
      {contents.map(({ label, detail }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  ${gridStyle({ gap: 1 })}

  div {
    ${gridStyle({ gap: 2, columns: '120px 1fr' })}
  }

  dt {
    ${textStyle({ tone: 'text', weight: 'medium' })}
  }
`;
