import asha from './people/asha.svg';
import farida from './people/farida.svg';
import guruji from './people/guruji.svg';
import ramesh from './people/ramesh.svg';
import suresh from './people/suresh.svg';

/** Portraits in an arch, 96 × 96: invented people of the demo cast. */
export const peopleArt = { asha, farida, guruji, ramesh, suresh };
