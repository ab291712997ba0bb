import styled from 'styled-components';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import {
  boxStyle,
  color,
  font,
  gridStyle,
  hoverGround,
  media,
  radius,
  rowStyle,
  space,
} from '@back-office/shared/theme';
import { Row } from '@back-office/shared/ui';
import { packageOf, type KitComponent } from '../domain/componentBrowser';

/** Where a component comes from, and its tags. Each tag links to all components with that tag. */
export function SourceDetails({ component }: { readonly component: KitComponent }) {
  const { importPath, file, tags } = component;
  return (
    <Facts>
      <dt>Package</dt>
      <dd>
        <Code>{packageOf(importPath)}</Code>
      </dd>
      <dt>Import path</dt>
      <dd>
        <Code>{importPath}</Code>
      </dd>
      <dt>File</dt>
      <dd>
        <Code>{file}</Code>
      </dd>
      <dt>Tags</dt>
      <dd>
        <Row as="ul" gap={2} align="stretch" wrap aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Tag to={`${paths.components()}?search=${encodeURIComponent(tag)}`}>{tag}</Tag>
            </li>
          ))}
        </Row>
      </dd>
    </Facts>
  );
}

const Facts = styled.dl`
  ${gridStyle({ gap: [3, 4], columns: '120px minmax(0, 1fr)', align: 'baseline' })}

  dt {
    color: ${color.textMuted};
  }

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;

    dd + dt {
      margin-top: ${space[3]};
    }
  }
`;

const Code = styled.code`
  font: ${font.mono};
  overflow-wrap: anywhere;
`;

const Tag = styled(Link)`
  && {
    ${rowStyle({ inline: true, size: 'xs', tone: 'secondary', pad: ['0px', '10px'], minHeight: '28px' })}
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.full};
  }

  ${hoverGround}

  ${media.phone} {
    && {
      ${boxStyle({ minHeight: '40px', padX: '14px' })}
    }
  }
`;
