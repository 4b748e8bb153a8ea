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

describe('the icon of a service', () => {
  it.each([
    ['FilmIcon', MovieIcon],
    ['PaintBrushIcon', BrushIcon],
    ['CameraIcon', CameraIcon],
    ['ComputerDesktopIcon', ComputerIcon],
    ['VideoCameraIcon', VideocamIcon],
    ['MicrophoneIcon', MicIcon],
  ])('is the one it names: %s', (icon, expected) => {
    expect(serviceIcon({ icon, title: 'Photography' })).toBe(expected);
  });

  it.each(['NoSuchIcon', 'filmicon', 'constructor', '__proto__', 'toString'])(
    'is a question mark for a name nobody knows: %s',
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
  ])('is chosen from the title where none is named: %s', (title, expected) => {
    expect(serviceIcon({ title })).toBe(expected);
    expect(serviceIcon({ icon: '', title })).toBe(expected);
  });

  it('goes by the first matching group of words, wherever they stand in the title', () => {
    expect(serviceIcon({ title: 'Photography for film' })).toBe(MovieIcon);
    expect(serviceIcon({ title: 'Video, photo and print' })).toBe(BrushIcon);
  });

  it.each(['Catering', '', '   '])('is a document where no word matches: %j', (title) => {
    expect(serviceIcon({ title })).toBe(DocumentIcon);
  });
});
