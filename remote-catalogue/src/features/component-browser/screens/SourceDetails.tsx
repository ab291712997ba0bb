import styled from 'styled-components';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { color, font, media, radius, space, text } from '@back-office/shared/theme';
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
        <Tags aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag}>
              <Tag to={`${paths.components()}?search=${encodeURIComponent(tag)}`}>{tag}</Tag>
            </li>
          ))}
        </Tags>
      </dd>
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr);
  gap: ${space[3]} ${space[4]};
  align-items: baseline;

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

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

const Tag = styled(Link)`
  && {
    display: inline-flex;
    align-items: center;
    min-height: 28px;
    padding: 0 10px;
    border: 1px solid ${color.borderStrong};
    border-radius: ${radius.full};
    color: ${color.textSecondary};
    ${text.xs}
  }

  &:hover {
    background-color: ${color.bgHover};
  }

  ${media.phone} {
    && {
      min-height: 40px;
      padding-inline: 14px;
    }
  }
`;
