import BrushIcon from '@mui/icons-material/BrushOutlined';
import CameraIcon from '@mui/icons-material/PhotoCameraOutlined';
import ComputerIcon from '@mui/icons-material/ComputerOutlined';
import DocumentIcon from '@mui/icons-material/DescriptionOutlined';
import MicIcon from '@mui/icons-material/MicNoneOutlined';
import MovieIcon from '@mui/icons-material/MovieOutlined';
import QuestionIcon from '@mui/icons-material/HelpOutlineOutlined';
import VideocamIcon from '@mui/icons-material/VideocamOutlined';
import { describe, expect, it } from 'vitest';
import { serviceIcon } from './serviceIcon';

describe('serviceIcon', () => {
  it.each([
    ['FilmIcon', MovieIcon],
    ['PaintBrushIcon', BrushIcon],
    ['CameraIcon', CameraIcon],
    ['ComputerDesktopIcon', ComputerIcon],
    ['VideoCameraIcon', VideocamIcon],
    ['MicrophoneIcon', MicIcon],
  ])('returns the icon named by the service: %s', (icon, expected) => {
    expect(serviceIcon({ icon, title: 'Photography' })).toBe(expected);
  });

  it.each(['NoSuchIcon', 'filmicon', 'constructor', '__proto__', 'toString'])(
    'returns a question mark for the unknown name %s',
    (icon) => {
      expect(serviceIcon({ icon, title: 'Film Production' })).toBe(QuestionIcon);
    },
  );

  it.each([
    ['Film Production', MovieIcon],
    ['Branding & Printing', BrushIcon],
    ['Photography', CameraIcon],
    ['Web Development', ComputerIcon],
    ['Video Editing', VideocamIcon],
    ['VIDEO EDITING', VideocamIcon],
  ])('chooses an icon for the title when none is named: %s', (title, expected) => {
    expect(serviceIcon({ title })).toBe(expected);
    expect(serviceIcon({ icon: '', title })).toBe(expected);
  });

  it('uses the first matching group of keywords, regardless of their position in the title', () => {
    expect(serviceIcon({ title: 'Photography for film' })).toBe(MovieIcon);
    expect(serviceIcon({ title: 'Video, photo and print' })).toBe(BrushIcon);
  });

  it.each(['Catering', '', '   '])('returns a document when no keyword matches: %j', (title) => {
    expect(serviceIcon({ title })).toBe(DocumentIcon);
  });
});
