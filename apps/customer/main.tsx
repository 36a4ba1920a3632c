import '#ui/style.css';

/** The app's own start takes the place of this line. */
document.getElementById('root')?.replaceChildren('Aangan');
