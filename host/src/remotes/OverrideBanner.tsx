import styled from 'styled-components';
import { color, size, space, text, weight } from '@back-office/shared/theme';
import { Button } from '@back-office/shared/ui';
import { useAreas } from './AreasProvider';
import { areaTitle } from './builtInAreas';
import { writeOverrides } from './overrides';

/** Shown while this session runs another version than the released one. */
export function OverrideBanner() {
  const { overrides } = useAreas();
  const names = Object.keys(overrides);
  if (names.length === 0) return null;
  return (
    <Banner aria-label="Override">
      <p>
        This session runs{' '}
        {names.map((name, index) => (
          <span key={name}>
            {index > 0 && ', '}
            {areaTitle(name)} <b>{overrides[name]}</b>
          </span>
        ))}{' '}
        instead of the released version.
      </p>
      <Button size="small" onClick={resetOverrides}>
        Reset
      </Button>
    </Banner>
  );
}

function resetOverrides() {
  writeOverrides(window.sessionStorage, {});
  window.location.reload();
}

const Banner = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding: ${space[2]} ${size.gutter};
  color: ${color.notice};
  background: ${color.noticeSubtle};
  border-bottom: 1px solid ${color.noticeBorder};
  ${text.sm}
  overflow-wrap: anywhere;

  b {
    font-weight: ${weight.strong};
  }
`;
