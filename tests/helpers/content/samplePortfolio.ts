import { sampleCategory } from './sampleCatalogue';

interface TestProject {
  id: string;
  title: string;
  slug: string;
  image: string;
  category: string | string[];
  description?: string | string[];
}

function project(at: number, title: string, kinds: string | string[]): TestProject {
  return {
    id: `p-${at}`,
    title,
    slug: `${title.toLowerCase().replaceAll(' ', '-')}-page`,
    image: '',
    category: kinds,
  };
}

export const textOf = (length: number) => 'Light on water. '.repeat(20).slice(0, length);

/** 40 projects on 7 pages: 13 films, 26 spots (one is both), one in a small category and one without. */
export const PORTFOLIO = {
  projects: [
    {
      ...project(0, 'Ọ̀ṣun Grove', ['Film Works', 'spots']),
      description: textOf(101),
      slug: 'osun',
    },
    ...Array.from({ length: 12 }, (_, index) =>
      project(1 + index, `Film ${index + 1}`, 'Film Works'),
    ),
    ...Array.from({ length: 25 }, (_, index) => project(13 + index, `Spot ${index + 1}`, 'SPOTS')),
    project(38, 'Rarity', 'Rare'),
    { ...project(39, 'Loner', []), description: textOf(100) },
  ],
  categories: [
    sampleCategory('Film Works', 'films'),
    sampleCategory('Spots', 'spots'),
    sampleCategory('Nothing Yet', 'nothing-yet'),
    sampleCategory('Rare', 'rare', false),
  ],
};
