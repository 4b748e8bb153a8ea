export { Voices } from './Voices';
export { VoicesEmpty, VoicesFailure, VoicesSkeleton } from './VoicesStates';
