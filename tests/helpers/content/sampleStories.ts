export const ABOUT = 'pages/about.json';
export const SERVICES = 'services/index.json';
export const HOME = 'pages/home.json';
export const TOPICS = 'pages/topics.json';
export const TOPIC = {
  path: '/store/hire-guide',
  title: 'Hire guide',
  description: 'How to hire',
  sections: [],
};

export const FILES = {
  [ABOUT]: {
    hero: { description: 'Who we are' },
    cards: [
      { title: 'Our Story', subtitle: 'Since 2010', description: 'One' },
      { title: 'Our Crew', subtitle: 'Twelve', description: 'Two' },
    ],
  },
  [SERVICES]: {
    services: [
      { id: 's-1', slug: 'grip', title: 'Grip & Light', description: 'Lamps' },
      { id: 's-2', slug: 'sound', title: 'Sound', description: 'Microphones' },
    ],
  },
  [HOME]: {
    hero: { title: 'Films' },
    testimonials: { title: 'Voices', cards: [{ text: 'Good', name: 'Ada', role: 'Director' }] },
  },
  [TOPICS]: { topics: [TOPIC] },
};
