export default function Home() { return <main><h1>home</h1><a href="/shop/denim" data-nav>denim</a></main>; }
